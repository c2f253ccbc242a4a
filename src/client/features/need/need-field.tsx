import { useRef } from 'react';
import { NEED_LENGTH_MAX } from '../../../core/need/need-types.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, IconButton } from '../../ui/kit/button.tsx';
import { frameClass, TextArea } from '../../ui/kit/fields/control.tsx';
import { useBeforePaint } from '../../ui/use-before-paint.ts';
import { NEED_FIELD_ID } from './need-field-id.ts';
import classes from './need-screen.module.css';
import { needTexts } from './need-texts.ts';

/** Before hydration and without JavaScript it is a plain form that submits to the search. */
export function NeedField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLTextAreaElement>(null);
  // Takes the text typed before hydration, before a draft is restored over it.
  useBeforePaint(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && value === '') onChange(typed);
  }, []);
  return (
    <form
      action="/search"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
      }}
    >
      <WithHelp id="need.sentence">
        <label className={classes.label} htmlFor={NEED_FIELD_ID}>
          {needTexts.field}
        </label>
      </WithHelp>
      <div className={frameClass(classes.field)}>
        <TextArea
          ref={input}
          id={NEED_FIELD_ID}
          name="q"
          className={classes.input}
          rows={2}
          maxLength={NEED_LENGTH_MAX}
          value={value}
          placeholder={needTexts.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {value !== '' && (
          <IconButton
            label={needTexts.clear}
            className={classes.clear}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={20} />
          </IconButton>
        )}
      </div>
      <noscript>
        <Button type="submit" look="primary">
          {needTexts.search}
        </Button>
      </noscript>
    </form>
  );
}
