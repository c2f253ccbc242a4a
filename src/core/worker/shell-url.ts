/** The page without content that the worker answers unknown navigations with. */
export const SHELL_URL = '/shell.html';
