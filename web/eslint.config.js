import js from '@eslint/js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// The folders of the page from the top down: each knows only those after it, and a game knows no other game. What Vite
// gathers by a pattern (boards, emblems) is no import: that is how the shell finds the games.
const LAYERS = ['shell', 'games', 'kit', 'theme', 'words', 'net', 'wire']
const GAMES = ['babet', 'medium', 'midas', 'missions', 'mysterium']
const ENTRY = ['./src/App.svelte', './src/main.ts']
const zones = [
  ...LAYERS.map((layer, at) => ({
    target: `./src/${layer}`,
    from: [...ENTRY, ...LAYERS.slice(0, at).map((above) => `./src/${above}`)],
    message: `This arrow points up: ${layer} knows only ${LAYERS.slice(at + 1).join(', ') || 'itself'}.`,
  })),
  ...GAMES.map((game) => ({
    target: `./src/games/${game}`,
    from: './src/games',
    except: [`./${game}`],
    message: 'A game knows no other game: what two of them share belongs to the kit.',
  })),
]

export default defineConfig(
  globalIgnores(['src/wire/*']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'svelte-eslint-parser': ['.svelte'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte.ts', '.svelte'] })],
    },
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      // The compiler asks at every index whether something is there; `!` is our answer where the server promised it.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // With types; those of components are checked by svelte-check, which knows them.
    files: ['src/**/*.ts', 'vite.config.ts', 'pictures.ts'],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
)
