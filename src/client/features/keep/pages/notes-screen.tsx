import { Link } from '@tanstack/react-router';
import { type ObjectType, objectTypes } from '../../../../core/object-types.ts';
import { keepTexts } from '../../../texts/keep.ts';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DiffersMessage } from '../differs-message.tsx';
import { KeptTitle } from '../kept-title.tsx';
import { NoteCard } from '../notes/note-card.tsx';
import { useNotes } from '../use-kept.ts';
import { KeptList } from './kept-list.tsx';
import classes from './pages.module.css';

const LISTS = ['notes'] as const;
const words = keepTexts.notesPage;

/** The notes about objects of one type, latest change first. */
export function NotesScreen({ type }: { type: ObjectType }) {
  const { sub, read, notes } = useNotes();
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <h2>{words.title}</h2>
      <TabNav label={words.types}>
        {objectTypes.map((one) => (
          <Link key={one} to="/profile/$" params={{ _splat: `notes/${one}` }} className={tabClass}>
            {keepTexts.types[one]}
          </Link>
        ))}
      </TabNav>
      <DiffersMessage names={LISTS} />
      <KeptList read={read} items={notes.filter(({ objectType }) => objectType === type)} none={words.none}>
        {(note) => (
          <>
            <KeptTitle {...note} />
            <NoteCard sub={sub} note={note} />
          </>
        )}
      </KeptList>
    </section>
  );
}
