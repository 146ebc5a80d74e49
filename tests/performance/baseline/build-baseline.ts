import { fileURLToPath } from 'node:url'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const entries = {
  plain: fileURLToPath(new URL('./plain/main.tsx', import.meta.url)),
  primereact: fileURLToPath(new URL('./primereact/main.tsx', import.meta.url)),
}

export type BaselineName = keyof typeof entries

export const buildBaseline = async (name: BaselineName, folder: string): Promise<void> => {
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      plugins: [pluginReact({ reactCompiler: true })],
      source: { entry: { index: entries[name] } },
      html: { title: name, scriptLoading: 'module', tags: [{ tag: 'link', attrs: { rel: 'icon', href: 'data:,' } }] },
      output: { distPath: { root: folder }, cleanDistPath: true, legalComments: 'none' },
      performance: { printFileSize: false },
      logLevel: 'error',
    },
  })
  const { close } = await rsbuild.build()
  await close()
}
