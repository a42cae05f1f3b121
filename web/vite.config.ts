import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { pictures } from './pictures.ts'
import { serviceWorker } from './service-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One file for all that this part needs to begin: what it shares with later parts would else come in dozens. */
const whole = (part: string) => ({ name: part.split(/[./]/).at(-2)!, test: new RegExp(`/src/${part}$`) })

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte' }), pictures(), serviceWorker()],
  resolve: { alias: { $games: here('../src/gueridon/games'), $locales: here('../src/gueridon/locales') } },
  build: {
    outDir: '../src/gueridon/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: ['main.ts', 'shell/emblems.ts', 'shell/GameTable.svelte'].map(whole) } },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.GUERIDON ?? 'http://127.0.0.1:8000', ws: true } },
  },
})
