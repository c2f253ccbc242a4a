import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ObjectType, objectTypes } from '../../../../core/ids/object-types.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { download } from '../../../ui/download.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DiffersMessage } from '../differs-message.tsx';
import { keptPagesTexts } from '../kept-pages-texts.ts';
import { KeptTitle } from '../kept-title.tsx';
import { NoteCard } from '../notes/note-card.tsx';
import { useNotes } from '../use-kept.ts';
import { CountedName } from './counted-name.tsx';
import { findNotes } from './find-notes.ts';
import { KeptList } from './kept-list.tsx';
import { notesCsv } from './notes-csv.ts';
import classes from './pages.module.css';

const LISTS = ['notes'] as const;
const SEARCH_MAX = 100;
const words = keepTexts.notesPage;
const more = keptPagesTexts.notes;

/** The notes about objects of one type, latest change first. */
export function NotesScreen({ type }: { type: ObjectType }) {
  const { sub, read, notes } = useNotes();
  const [q, setQ] = useState('');
  const ofType = notes.filter(({ objectType }) => objectType === type);
  const shown = findNotes(ofType, q);
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <TabNav label={words.types}>
        {objectTypes.map((one) => (
          <Link key={one} to="/profile/notes/$objectType" params={{ objectType: one }} className={tabClass}>
            <CountedName
              name={keepTexts.types[one]}
              count={notes.filter(({ objectType }) => objectType === one).length}
            />
          </Link>
        ))}
      </TabNav>
      <DiffersMessage names={LISTS} />
      {ofType.length > 0 && (
        <div className={classes.tools}>
          <TextInput
            type="search"
            value={q}
            onChange={({ currentTarget }) => setQ(currentTarget.value)}
            aria-label={more.search}
            placeholder={more.search}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button onClick={() => download(notesCsv(notes, location.origin), more.file)}>{more.export}</Button>
        </div>
      )}
      {ofType.length > 0 && shown.length === 0 ? (
        <Notice heading={more.notFound} hint={more.notFoundHint} />
      ) : (
        <KeptList read={read} items={shown} none={words.none} shape="cards">
          {(note) => (
            <>
              <KeptTitle {...note} />
              <NoteCard sub={sub} note={note} />
            </>
          )}
        </KeptList>
      )}
    </section>
  );
}
