import { defineConfig, type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { securityHeaders } from './deploy/security-headers'

/**
 * Makes V8 compile the first bundles off the main thread while they download, instead of lazily per function: halves
 * the blocking time of the start on a slow machine (docs/benchmarks.md).
 */
const compileEarly = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^static\/js\/[^/]+\.js$/,
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

/** Names the version that the server has; the portal compares it with its own (`__webpack_hash__`). */
const versionFile: RsbuildPlugin = {
  name: 'version-file',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      compilation.emitAsset('version.json', new sources.RawSource(JSON.stringify({ version: compilation.hash })))
    })
  },
}

/**
 * Shell and home page, compiled without the React Compiler: they are small and rarely re-render, and the compiler adds
 * a quarter to the code of a view (decision 0054).
 */
const SHELL = [
  /[\\/]src[\\/](?:app|shared|widgets)[\\/](?!ui[\\/](?:article|list)[\\/])/,
  /[\\/]src[\\/]entities[\\/][^\\/]+[\\/]api[\\/]/,
  /[\\/]src[\\/]features[\\/](?:check-access|lock-screen|open-quick-links|print-label|sign-out|switch-\w+|unlock-pin|visit-[\w-]+|watch-connection)[\\/]/,
  /[\\/]src[\\/]pages[\\/](?:home|no-access|not-found|section)[\\/]/,
]

const shellUncompiled: RsbuildPlugin = {
  name: 'shell-uncompiled',
  setup(api) {
    api.modifyBundlerChain({
      order: 'post',
      handler: (chain, { CHAIN_ID: { ONE_OF, RULE, USE } }) => {
        const js = chain.module.rule(RULE.JS)
        const swc = js.oneOf(ONE_OF.JS_MAIN).use(USE.SWC)
        const options = swc.get('options') as Rspack.SwcLoaderOptions
        js.oneOf('shell')
          .before(ONE_OF.JS_MAIN)
          .test(SHELL)
          .type('javascript/auto')
          .use(USE.SWC)
          .loader(swc.get('loader'))
          .options({
            ...options,
            jsc: { ...options.jsc, transform: { ...options.jsc?.transform, reactCompiler: false } },
          })
      },
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

const proxied = ['/api', '/socket.io', '/telemedicine', '/sandbox', '/config.json']

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true }), shellUncompiled, stylesBehindShell, versionFile],
  source: { entry: { index: './src/app/entrypoint/main.tsx' } },
  resolve: { alias: { '@': './src', ...(isProduction && productionRouter) } },
  html: { template: './src/app/entrypoint/index.html', scriptLoading: 'module' },
  // One file for the packages of the first screen: it compresses better than several and changes as rarely.
  splitChunks: {
    preset: 'none',
    cacheGroups: { packages: { name: 'packages', test: /[\\/]node_modules[\\/]/, chunks: 'initial', enforce: true } },
  },
  output: {
    cssModules: { localIdentName: isProduction ? '[hash:base64:5]' : '[name]-[local]' },
    distPath: { root: 'dist', js: 'static/js', css: 'static/css', svg: 'static/svg', image: 'static/image' },
    sourceMap: { js: 'source-map' },
    legalComments: 'none',
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4174),
    headers: securityHeaders(),
    publicDir: { name: 'src/app/public' },
    proxy: proxied.map((path) => ({ pathFilter: path, target: platform, ws: path !== '/api' })),
  },
  tools: {
    // Behind the first style sheet, which is in the body too, so that the cascade order stays.
    cssExtract: { pluginOptions: { insert: (link) => document.body.append(link) } },
    rspack: {
      output: { trustedTypes: { policyName: 'portal-chunks' } },
      plugins: [compileEarly],
    },
  },
})
