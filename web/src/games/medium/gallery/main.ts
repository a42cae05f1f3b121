// For those who draw: every card and state. `npm run dev`, then /src/games/medium/gallery/#first/12.
// In the address: which game and step; `?theme=light`, `?language=en`, `?width=390&height=690`.
import { mount } from 'svelte'
import '../../../theme/room.css'
import { learn, speak } from '../../../words/catalogue.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
document.documentElement.dataset.sound = 'off'
await speak(asked.get('language') === 'en' ? 'en' : 'fr')
await learn('medium')
const states = await fetch(new URL('./states.json', import.meta.url)).then((answer) => answer.json())
mount(Gallery, { target: document.getElementById('app')!, props: { states, asked } })
