import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type HtmlBasicTag, type RsbuildPlugin, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { hashInlineScripts, securityHeaders } from './deploy/security-headers'
import { connectOrigins, PLATFORM_SEGMENTS } from './deploy/serving-rules'
import { runTimeConfig } from './sandbox/portal/run-time-config'

const TEMPLATE = './src/app/entrypoint/index.html'

const EARLY_SCRIPT = /[\\/]early\.[^\\/]*js$/
/** The page is not cached, and nothing is painted before it. */
const MAX_EARLY_SCRIPT_BYTES = 2800

/** Makes V8 compile the first bundles off the main thread while they download, not lazily per function (decision 0030). */
const compileEarly = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^static\/js\/[^/]+\.js$/,
  exclude: EARLY_SCRIPT,
  // After the minifier, which removes comments.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
})

/**
 * Moves the stylesheet behind the HTML of the shell: the browser paints what precedes a stylesheet without waiting for
 * it, and runs the bundles only after it, so nothing rendered by them is unstyled.
 */
const stylesBehindShell: RsbuildPlugin = {
  name: 'styles-behind-shell',
  setup(api) {
    api.modifyHTMLTags(({ headTags, bodyTags }) => {
      const isStylesheet = ({ tag, attrs }: (typeof headTags)[number]) => tag === 'link' && attrs?.rel === 'stylesheet'
      return {
        headTags: headTags.filter((tag) => !isStylesheet(tag)),
        bodyTags: [...headTags.filter(isStylesheet), ...bodyTags],
      }
    })
  },
}

/**
 * Puts `early.ts` where the template names it, as a classic script: a module script would run after the first paint. Built,
 * it is in the page itself, and does not run in browsers that the first script of the page found unsupported.
 */
const earlyScript: RsbuildPlugin = {
  name: 'early-script',
  setup(api) {
    let early: HtmlBasicTag | undefined
    api.modifyHTMLTags({
      order: 'post',
      handler: ({ headTags, bodyTags }) => {
        early = headTags.find(({ tag, attrs, children }) => tag === 'script' && (children || isEarlyScript(attrs?.src)))
        return { headTags: headTags.filter((tag) => tag !== early), bodyTags }
      },
    })
    api.modifyHTML((html) => html.replace('<!-- early.ts -->', () => `<script${toEarlyScript(early)}</script>`))
  },
}

const isEarlyScript = (src: unknown): boolean => typeof src === 'string' && EARLY_SCRIPT.test(src)

function toEarlyScript(early: HtmlBasicTag | undefined): string {
  if (!early) throw new Error('The page does not load early.ts')
  if (early.children === undefined) return ` src="${String(early.attrs?.src)}">`
  const code = early.children.replace(/\s*\/\/# sourceMappingURL=.*\s*$/, '')
  const size = Buffer.byteLength(code)
  if (size > MAX_EARLY_SCRIPT_BYTES) {
    const limit = `${MAX_EARLY_SCRIPT_BYTES} are allowed`
    throw new Error(`early.ts has ${size} bytes, ${limit}: import less into it (src/app/entrypoint/early.ts)`)
  }
  return `>if(!window.portalUnsupported){${code}}`
}

/** The policy allows scripts in the page by hash. The shipped web-server configuration reads the hashes from the file. */
const securityPolicy: RsbuildPlugin = {
  name: 'security-policy',
  setup(api) {
    const hashes = (page: string) => hashInlineScripts(readFileSync(page, 'utf8'))
    api.modifyRsbuildConfig((config) => {
      if (api.context.action !== 'dev') return
      const connect = connectOrigins(runTimeConfig(process.env))
      config.server = { ...config.server, headers: securityHeaders({ scripts: hashes(TEMPLATE), connect }) }
    })
    // The folder may be another one than `dist`.
    api.onAfterBuild(() => {
      const { distPath } = api.context
      writeFileSync(join(distPath, 'script-hashes.txt'), hashes(join(distPath, 'index.html')).join(' '))
    })
  },
}

/** Names the version that the server has; the portal compares it with its own (`__webpack_hash__`). */
const versionFile: RsbuildPlugin = {
  name: 'version-file',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      compilation.emitAsset('version.json', new sources.RawSource(JSON.stringify({ version: compilation.hash })))
    })
  },
}

/** Not in the first bundle (decision 0079): one import by a module of the first screen would evaluate them at the start. */
const AFTER_FIRST_SCREEN = [
  'src/entities/notification/model/notification.ts',
  'src/features/go-to-screen/model/go-to-hint.ts',
  'src/features/review-toasts/model/toast-center.ts',
  'src/features/sign-out/model/local-sign-out.ts',
  'src/features/watch-clock/model/clock-notice.ts',
  'src/shared/query/refetch.ts',
  'src/shared/tabs/tab-leader.ts',
  'src/shared/toasts/toasts.ts',
]

const firstBundle: RsbuildPlugin = {
  name: 'first-bundle',
  setup(api) {
    api.onAfterBuild(() => {
      const [map = ''] = globSync(join(api.context.distPath, 'static/js/index.*.js.map'))
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
      const isFirst = (file: string) => sources.some((source) => source.endsWith(`/${file}`))
      const wrong = AFTER_FIRST_SCREEN.filter((file) => !existsSync(file) || isFirst(file))
      if (wrong.length > 0) throw new Error(`Missing, or in the first bundle without need: ${wrong.join(', ')}`)
    })
  },
}

/** The package exports its development build, with checks and warnings. */
const productionRouter = {
  'react-router$': './node_modules/react-router/dist/production/index.mjs',
  'react-router/dom$': './node_modules/react-router/dist/production/dom-export.mjs',
}

const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4173'

const isProduction = process.env.NODE_ENV === 'production'

const proxied = [...PLATFORM_SEGMENTS.map((segment) => `/${segment}`), '/sandbox', '/config.json']

export default defineConfig({
  plugins: [
    // Only functions with 'use memo': it adds a quarter to the code of a view (decision 0030).
    pluginReact({ reactCompiler: { compilationMode: 'annotation' } }),
    stylesBehindShell,
    earlyScript,
    securityPolicy,
    versionFile,
    firstBundle,
  ],
  source: {
    entry: {
      index: './src/app/entrypoint/main.tsx',
      early: { import: './src/app/entrypoint/early.ts', html: false },
    },
  },
  resolve: { alias: { '@': './src', ...(isProduction && productionRouter) } },
  html: { template: TEMPLATE, scriptLoading: 'module' },
  // Each module compiled on demand would run the chunk loader again, whose Trusted Types policy exists already: a page load.
  dev: { lazyCompilation: false },
  // One file for the packages of the first screen: it compresses better than several and changes as rarely.
  splitChunks: {
    preset: 'none',
    // The early script is one file.
    chunks: ({ name }) => name !== 'early',
    cacheGroups: { packages: { name: 'packages', test: /[\\/]node_modules[\\/]/, chunks: 'initial', enforce: true } },
  },
  output: {
    cssModules: { localIdentName: isProduction ? '[hash:base64:5]' : '[name]-[local]' },
    distPath: { root: 'dist', js: 'static/js', css: 'static/css', svg: 'static/svg', image: 'static/image' },
    sourceMap: { js: 'source-map' },
    // Performance: V8 keeps a script with one character above U+00FF as UTF-16, twice as large (0.7 MB of 37 MB of the renderer).
    charset: 'ascii',
    legalComments: 'none',
    inlineScripts: { enable: isProduction, test: EARLY_SCRIPT },
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
  },
  server: {
    // Through the proxy, another machine could reach the control endpoints of the sandbox.
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4174),
    // `npm run dev` prints this port.
    strictPort: true,
    publicDir: { name: 'src/app/public' },
    proxy: proxied.map((path) => ({
      pathFilter: path,
      target: platform,
      ws: path !== '/api',
      // The sandbox compares Host with Origin, and a browser sends that of the portal.
      changeOrigin: false,
    })),
  },
  tools: {
    htmlPlugin: (config) => {
      config.chunks = ['early', 'index']
    },
    // Behind the first style sheet, which is in the body too, so that the cascade order stays.
    cssExtract: { pluginOptions: { insert: (link) => document.body.append(link) } },
    rspack: {
      output: { trustedTypes: { policyName: 'portal-chunks' } },
      plugins: [compileEarly],
    },
  },
})
