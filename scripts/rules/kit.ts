/** Controls are parts of `src/client/ui`: screens call them, so that they look and behave alike. */

const UI = 'src/client/ui/';
const SCREENS = 'src/client/';

/** What to call instead of an element. */
const parts: Record<string, string> = {
  button: 'Button or IconButton of ui/kit/button.tsx',
  dialog: 'Sheet of ui/kit/sheet.tsx',
  select: 'Select of ui/kit/control.tsx',
  textarea: 'TextArea of ui/kit/control.tsx',
  input: 'TextInput of ui/kit/control.tsx, or Choice, Switch or Segmented',
};

/** Kinds of inputs that the kit has no part for. */
const OWN_INPUTS = /\btype=["'](?:range|file|hidden)["']/;
const ELEMENTS =
  /<(button|dialog|select|textarea|input)(?=[\s/>])((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^>"'{])*)/g;

interface SourceFile {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
}

/** A fault for every control that a screen draws by itself. */
export const checkKit = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => (isScreen(path) ? faultsIn(path, text) : []));

const isScreen = (path: string): boolean => path.startsWith(SCREENS) && !path.startsWith(UI) && path.endsWith('.tsx');

function faultsIn(path: string, text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(ELEMENTS)]
    .filter(([, element, attributes = '']) => element !== 'input' || !OWN_INPUTS.test(attributes))
    .map(({ index, 1: element = '' }) => {
      const line = code.slice(0, index).split('\n').length;
      return `${path}:${line}: <${element}> is drawn by the kit: ${parts[element]}`;
    });
}
