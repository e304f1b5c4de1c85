import { BaseSequencer } from 'vitest/node';

/** The files that take a quarter of a minute and more, each a sweep over everything; their sizes say nothing of it. */
const dear = [/\/odd-openings-\w+\.test/, /\/route-circles\.test/, /\/accents\.test/, /\/restaurant-details\.test/];

const isDear = ({ moduleId }) => dear.some((each) => each.test(moduleId));

/** Begins each project with its dearest files: the last to end had one core to itself while the other was idle. */
export default class DearFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isDear), ...own.filter((file) => !isDear(file))];
    });
  }
}
