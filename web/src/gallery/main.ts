// For those who draw: every state of every board, and every piece, without a server. See CONTRIBUTING.md.
import { mount } from 'svelte'
import '../theme/room.css'
import { speak } from '../words/catalogue.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
document.documentElement.dataset.sound = 'off'
await speak(asked.get('language') === 'en' ? 'en' : 'fr')
mount(Gallery, { target: document.getElementById('app')!, props: { asked } })
