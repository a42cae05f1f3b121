// For those who draw: every card. `npm run dev`, then /src/games/mysterium/gallery/#vision for the visions alone.
// In the address: which cards; `?theme=light`, `?language=en`, `?width=120` for the width of a card.
import { mount } from 'svelte'
import '../../../theme/room.css'
import { learn, speak } from '../../../words/catalogue.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
await speak(asked.get('language') === 'en' ? 'en' : 'fr')
await learn('mysterium')
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { kind: location.hash.slice(1), width: Number(asked.get('width') ?? 240) },
})
