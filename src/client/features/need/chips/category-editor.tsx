import { useMemo, useState } from 'react';
import type { NeedVocabulary } from '../../../../core/need/need-types.ts';
import { parseNeed } from '../../../../core/need/parse-need.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from '../need-reading.module.css';
import { needTexts } from '../need-texts.ts';
import type { NeedWords } from '../need-words.ts';

const SHOWN_FIRST = 8;

type CategoryEditorProps = {
  current: string;
  sentence: string;
  vocabulary: NeedVocabulary;
  words: NeedWords;
  onChoose: (categoryId: string) => void;
  onCancel: () => void;
};

/** Other categories that the sentence may mean, then the neighbours of the current one. */
export function CategoryEditor({ current, sentence, vocabulary, words, onChoose, onCancel }: CategoryEditorProps) {
  const [isAll, setAll] = useState(false);
  const choices = useMemo(() => {
    const proposed = parseNeed(sentence, vocabulary).categories.map(({ categoryId }) => words.category(categoryId));
    const all = [...proposed, words.category(current), ...words.near(current)];
    return [...new Set(all.filter((one) => one !== undefined))];
  }, [sentence, vocabulary, words, current]);
  const shown = isAll ? choices : choices.slice(0, SHOWN_FIRST);
  return (
    <fieldset className={classes.question}>
      <legend>{needTexts.editor.chooseCategory}</legend>
      <div className={classes.choices}>
        {shown.map(({ id, name }) => (
          <Button key={id} size="compact" aria-pressed={id === current} onClick={() => onChoose(id)}>
            <Name text={name} />
          </Button>
        ))}
        {shown.length < choices.length && (
          <Button look="quiet" onClick={() => setAll(true)}>
            {needTexts.questions.more(choices.length - shown.length)}
          </Button>
        )}
      </div>
      <Button look="quiet" className={classes.cancel} onClick={onCancel}>
        {needTexts.editor.cancel}
      </Button>
    </fieldset>
  );
}
