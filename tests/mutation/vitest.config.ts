import config from '../../vitest.config'

/** Stryker mutates the portal, which only these projects test. */
const PROJECTS = ['unit']

export default {
  ...config,
  test: {
    ...config.test,
    projects: config.test?.projects?.filter(
      (project) => typeof project === 'object' && 'test' in project && PROJECTS.includes(String(project.test?.name)),
    ),
  },
}
