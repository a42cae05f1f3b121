import { mount } from 'svelte'
import './theme/room.css'
import App from './App.svelte'
import { furnish } from './theme/settings.svelte'

await furnish()
mount(App, { target: document.getElementById('app')! })
