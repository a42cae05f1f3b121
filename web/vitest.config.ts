import { mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(page, {
  resolve: { conditions: ['browser'] }, // Svelte's own half for browsers
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], restoreMocks: true, unstubAllGlobals: true },
})
