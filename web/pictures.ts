/** Pictures that a game paints while the page is built: `src/games/<game>/pictures.ts` gives their names and SVG. */
import { type Plugin, runnerImport } from 'vite'

interface Painted {
  pictures: () => Record<string, string>
}

const ASKED = 'virtual:pictures/'
const OURS = `\0${ASKED}`

/** `import urls from 'virtual:pictures/<game>'`: files of their own in the page, data in the workshop. */
export function pictures(): Plugin {
  let built = true
  return {
    name: 'pictures',
    configResolved: ({ command }) => void (built = command === 'build'),
    resolveId: (id) => (id.startsWith(ASKED) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(OURS)) return null
      const { module, dependencies } = await runnerImport<Painted>(`./src/games/${id.slice(OURS.length)}/pictures.ts`)
      for (const file of dependencies) this.addWatchFile(file)
      const url = (name: string, source: string) =>
        built
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `pictures/${name}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
      const urls = Object.entries(module.pictures()).map(([name, source]) => `"${name}": ${url(name, source)}`)
      return `export default { ${urls.join(', ')} }`
    },
  }
}
