import config from '../../vitest.config'

/** Without the component tests, which are too slow for thousands of mutants. */
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
