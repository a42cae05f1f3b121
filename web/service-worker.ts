/** The service worker, built after the page: it is told which files the page has. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const NAME = 'service-worker.js'
const SEEN_FIRST = /^assets\/pictures\/|\.woff$/ // kept once they were seen, or never: all our browsers read woff2
const OF_NO_PAGE = ['index.html', 'robots.txt', NAME]

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = readdirSync(dir!, { recursive: true, encoding: 'utf8' })
      const given = files.filter((name) => statSync(join(dir!, name)).isFile() && name !== NAME).sort()
      writeFileSync(join(dir!, NAME), await workerFor(dir!, given))
    },
  }
}

async function workerFor(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  const kept = files.filter((name) => !SEEN_FIRST.test(name) && !OF_NO_PAGE.includes(name))
  return bundled({
    FILES: ['/', ...kept.map((name) => `/${name}`)],
    VERSION: hash.digest('hex').slice(0, 16),
    ENTRY: /assets\/index-[\w-]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))![0],
  })
}

/** One classic script: not every browser reads workers that are modules. */
async function bundled(facts: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact)])),
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/worker/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => NAME },
    },
  })
  if (!Array.isArray(built)) throw new Error('a library of one format is built as a list')
  return built[0]!.output[0].code
}
