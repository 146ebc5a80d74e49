import { defineConfig, type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core'
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

/**
 * Puts the stylesheet behind the frame that came with the HTML: a browser paints what stands before a stylesheet without
 * waiting for it, and runs the bundles only after it, so that nothing of theirs is ever seen unstyled.
 */
const stylesBehindFrame: RsbuildPlugin = {
  name: 'styles-behind-frame',
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
 * Files that only declare something: where none of it is used they stay out, with all that they import. Models are not
 * among them, nor are the index files of features: there events are connected, whoever else imports them.
 */
const declarationsOnly: Rspack.RuleSetRule = {
  test: [
    /[\\/]src[\\/]shared[\\/](?:api|browser|lib|ui)[\\/].*\.tsx?$/,
    /[\\/]src[\\/](?:entities|features|pages|widgets)[\\/][^\\/]+[\\/](?:api|lib|ui)[\\/].*\.tsx?$/,
    /[\\/]src[\\/](?:entities|pages|widgets)[\\/][^\\/]+[\\/]index\.ts$/,
  ],
  // Its index brings the looks of what it passes on.
  exclude: /[\\/]src[\\/]shared[\\/]ui[\\/]prime[\\/]/,
  sideEffects: false,
}

/**
 * The frame and the home page: they come first, and are small and seldom drawn anew. What the React Compiler adds to a view
 * is a quarter more code; it is for lists, panels and pages (docs/decisions/0054-the-compiler-is-for-lists.md).
 */
const FRAME = [
  /[\\/]src[\\/](?:app|shared|widgets)[\\/](?!ui[\\/](?:article|list)[\\/])/,
  /[\\/]src[\\/]entities[\\/][^\\/]+[\\/]api[\\/]/,
  /[\\/]src[\\/]features[\\/](?:check-access|lock-screen|open-quick-links|print-label|sign-out|switch-\w+|unlock-pin|visit-[\w-]+|watch-connection)[\\/]/,
  /[\\/]src[\\/]pages[\\/](?:home|no-access|not-found|section)[\\/]/,
]

const frameUncompiled: RsbuildPlugin = {
  name: 'frame-uncompiled',
  setup(api) {
    api.modifyBundlerChain({
      order: 'post',
      handler: (chain, { CHAIN_ID: { ONE_OF, RULE, USE } }) => {
        const js = chain.module.rule(RULE.JS)
        const swc = js.oneOf(ONE_OF.JS_MAIN).use(USE.SWC)
        const options = swc.get('options') as Rspack.SwcLoaderOptions
        js.oneOf('frame')
          .before(ONE_OF.JS_MAIN)
          .test(FRAME)
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

/** What the package exports is its development build, with the checks and warnings of one. */
const productionRouter = {
  'react-router$': './node_modules/react-router/dist/production/index.mjs',
  'react-router/dom$': './node_modules/react-router/dist/production/dom-export.mjs',
}

/** In development the clinic platform runs beside the dev server; see `scripts/dev.mjs`. */
const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4173'

const isProduction = process.env.NODE_ENV === 'production'

const proxied = ['/api', '/socket.io', '/telemedicine', '/sandbox', '/config.json']

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true }), frameUncompiled, stylesBehindFrame],
  source: { entry: { index: './src/app/entrypoint/main.tsx' } },
  resolve: { alias: { '@': './src', ...(isProduction && productionRouter) } },
  html: { template: './src/app/entrypoint/index.html', scriptLoading: 'module' },
  // What the first screen needs of packages is one file: it compresses better than several and changes as seldom.
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
    proxy: proxied.map((path) => ({ context: path, target: platform, ws: path !== '/api' })),
  },
  tools: {
    // Styles that come later stand behind the first ones, as if all had come at once.
    cssExtract: { pluginOptions: { insert: (link) => document.body.append(link) } },
    rspack: {
      output: { trustedTypes: { policyName: 'portal-chunks' } },
      module: { rules: [declarationsOnly] },
      plugins: [compileEarly],
    },
  },
})
