import { NoSavedCopy } from '../../../offline/saved-reads/saved-copy.tsx';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';

/** Stands in the place of contents to edit, which the device does not keep. What was typed is kept. */
export const NeedsNetwork = ({ onRetry }: { onRetry: () => void }) => (
  <NoSavedCopy heading={words.needsNetwork} hint={words.needsNetworkHint} onRetry={onRetry} />
);
