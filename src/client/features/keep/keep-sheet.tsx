import { Link } from '@tanstack/react-router';
import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import { HelpButton } from '../../ui/help-button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { setFavorite } from './keep-actions.ts';
import { KeepIcon } from './keep-icon.tsx';
import classes from './keep-sheet.module.css';
import { isSameObject, type KeptObject } from './kept-object.ts';
import { NoteCard } from './notes/note-card.tsx';
import { NoteForm } from './notes/note-form.tsx';
import { PackSection } from './packs/pack-section.tsx';
import { RowState } from './row-state.tsx';
import { useFavorites, useNotes } from './use-kept.ts';

/** What the user keeps of an object: whether it is a favourite, and the notes about it. */
export function KeepSheet({ object, onClose }: { object: KeptObject; onClose: () => void }) {
  const { sub, favorites } = useFavorites();
  const { notes } = useNotes();
  const favorite = favorites.find((one) => isSameObject(one, object));
  const ofObject = notes.filter((one) => isSameObject(one, object));
  return (
    <Sheet heading={keepTexts.heading} onClose={onClose}>
      {() => (
        <div className={classes.body}>
          {sub === null && (
            <Message
              tone="info"
              action={
                <Link to="/users/login" search={{ redirectPath: location.pathname }} className={buttonClass('link')}>
                  {keepTexts.signIn}
                </Link>
              }
            >
              {keepTexts.onDevice}
            </Message>
          )}
          <div className={classes.favorite}>
            {favorite ? (
              <>
                <p>
                  <Icon name="done" /> {keepTexts.kept}
                </p>
                <Button size="compact" onClick={() => void setFavorite(sub, object, false)}>
                  {keepTexts.letGo}
                </Button>
              </>
            ) : (
              <Button look="primary" onClick={() => void setFavorite(sub, object, true)}>
                <KeepIcon isKept={false} /> {keepTexts.keep}
              </Button>
            )}
            <HelpButton id="keep.favorites" />
          </div>
          {favorite?.row && <RowState row={favorite.row} />}
          {(object.objectType === 'category' || object.objectType === 'supplier') && (
            <PackSection name={{ kind: object.objectType, id: object.objectId }} title={object.object?.title ?? ''} />
          )}
          <h3>{keepTexts.notes}</h3>
          <NoteForm sub={sub} object={object} />
          <ul className={classes.notes}>
            {ofObject.map((note) => (
              <li key={note.id}>
                <NoteCard sub={sub} note={note} />
              </li>
            ))}
          </ul>
          <Link to="/feedback" hash={`${object.objectType}=${object.objectId}`} className={buttonClass('quiet')}>
            {keepTexts.report}
          </Link>
        </div>
      )}
    </Sheet>
  );
}
