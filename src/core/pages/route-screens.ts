const SCREEN = /src\/client\/routes\/(.+)\.tsx\?tsr-split=component$/;

/**
 * The id of the route whose screen this module of the build is: the router's plugin splits the screen off each route
 * file. A folder and a dot in the name of such a file both stand for a slash.
 */
export function routeOfScreen(moduleId: string): string | undefined {
  const [, file] = SCREEN.exec(moduleId) ?? [];
  if (file === undefined) return undefined;
  return `/${file.replaceAll('.', '/')}`.replace(/(?<=\/)index$|\/route$/, '');
}
