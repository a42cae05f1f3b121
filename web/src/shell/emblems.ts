// The drawings that stand for the games, fetched together: the welcome shows all of them at once.
import type { Component } from 'svelte'

export default import.meta.glob<Component<{ game: string }>>('../games/*/Emblem.svelte', {
  import: 'default',
  eager: true,
})
