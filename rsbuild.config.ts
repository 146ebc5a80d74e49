import { defineConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { securityHeaders } from './deploy/security-headers'

/**
 * Asks V8 to compile the first bundles while they download, off the main thread, instead of function by function at their
 * first call: on a slow machine that halves the blocking time of the start (docs/benchmarks.md).
 */
const compileEarly = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^static\/js\/[^/]+\.js$/,
  // After the minifier, which would take the comment away.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
})

/** In development the clinic platform runs beside the dev server; see `scripts/dev.mjs`. */
const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4173'

const proxied = ['/api', '/socket.io', '/telemedicine', '/sandbox', '/config.json']

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true })],
  source: { entry: { index: './src/app/entrypoint/main.tsx' } },
  resolve: { alias: { '@': './src' } },
  html: { template: './src/app/entrypoint/index.html', scriptLoading: 'module' },
  output: {
    distPath: { root: 'dist', js: 'static/js', css: 'static/css', svg: 'static/svg', image: 'static/image' },
    sourceMap: { js: 'source-map' },
    legalComments: 'none',
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4174),
    headers: securityHeaders(),
    publicDir: { name: 'src/app/public' },
    proxy: proxied.map((path) => ({ context: path, target: platform, ws: path !== '/api' })),
  },
  tools: {
    rspack: {
      output: { trustedTypes: { policyName: 'portal-chunks' } },
      plugins: [compileEarly],
    },
  },
})
