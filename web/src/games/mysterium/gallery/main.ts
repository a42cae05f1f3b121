// For those who draw: every card. `npm run dev`, then /src/games/mysterium/gallery/#vision for the visions alone.
// In the address: which cards, or which game and step (#four/12, `?ghost` for his eyes, `?wide=390&tall=700`);
// `?theme=light`, `?language=en`, `?width=120` for the width of a card.
import { mount } from 'svelte'
import '../../../theme/room.css'
import { learn, speak } from '../../../words/catalogue.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
document.documentElement.dataset.sound = 'off'
await speak(asked.get('language') === 'en' ? 'en' : 'fr')
await learn('mysterium')
const states = await fetch(new URL('./states.json', import.meta.url)).then((answer) => answer.json())
mount(Gallery, { target: document.getElementById('app')!, props: { states, asked } })
