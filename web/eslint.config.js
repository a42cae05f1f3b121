import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/wire/*']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The compiler asks at every index whether something is there; `!` answers where the server promised it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }], // as the compiler has it
      // State is raw here: maps in it are never changed, a new one takes their place.
      'svelte/prefer-svelte-reactivity': 'off',
      // It does not see all that the compiler warns of: svelte-check knows which of them are needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // With types. Those of components are checked by svelte-check, which knows them.
    files: ['src/**/*.ts', 'tests/**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
)
