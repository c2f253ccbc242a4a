import { contentEditorTexts as words } from '../../../texts/content-editor.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';

/** Stands in the place of contents to edit, which the device does not keep. What was typed is kept. */
export const NeedsNetwork = ({ onRetry }: { onRetry: () => void }) => (
  <Notice icon="info" heading={words.needsNetwork} hint={words.needsNetworkHint}>
    <Button onClick={onRetry}>{texts.states.retry}</Button>
  </Notice>
);
