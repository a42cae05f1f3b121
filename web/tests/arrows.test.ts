// The arrows between the folders of the page: each knows only those below it, no game knows another, nothing is a circle.
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
