// What ESLint looks for. Formatting is Prettier's, and the types of components are svelte-check's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['node_modules/', 'src/wire/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      eqeqeq: 'error',
      // Tests take whatever the page complains of for a failure.
      'no-console': ['error', { allow: ['error'] }],
      // What is left out by taking the rest, or counted without being looked at, is called `_`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', destructuredArrayIgnorePattern: '^_$' },
      ],
      // `onclick={() => close()}` is how handlers are written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Numbers in paths of drawings and in addresses; whatever readers see goes through `say`.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty text is none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Asks for `!`, which `no-non-null-assertion` forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
  {
    files: ['src/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // What is shown is replaced as a whole (`$state.raw`); maps and addresses are not shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // `void stay.moves` in an effect names what it follows.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `let {}: Props = $props()`: a screen that does not look at the place it shows.
      'no-empty-pattern': 'off',
      // ESLint knows no types of imported components and takes all they hand over for `any`;
      // svelte-check knows them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // What builds the page runs in Node, outside of the page's types.
    files: ['*.js', '*.ts', 'offline/*.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
  {
    // Put into the built page as it is.
    files: ['offline/worker.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker, parserOptions: { projectService: false } },
  },
)
