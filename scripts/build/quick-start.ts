import type { Plugin } from 'vite';

/** Chunks most of whose functions a first load calls. */
const calledOnLoad = new Set(['base', 'shared', 'later']);

/**
 * Chromium compiles every function of these chunks on another thread while they arrive. Otherwise it compiles a function
 * on the main thread when it is first called: a third of what a first load costs there.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(): Plugin {
  return {
    name: 'rasteh:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && calledOnLoad.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** The page is readable without its scripts and font, so the style sheet loads first. */
export function quietScripts(): Plugin {
  return {
    name: 'rasteh:quiet-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(script type="module"|link rel="modulepreload"|link rel="preload")/g,
          '<$1 fetchpriority="low"',
        ),
    },
  };
}
