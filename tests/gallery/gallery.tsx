import { ButtonStates } from './button-states.tsx';
import { FieldStates } from './field-states.tsx';
import classes from './gallery.module.css';
import { ListStates } from './list-states.tsx';
import { MantineStates } from './mantine-states.tsx';
import { NoticeStates } from './notice-states.tsx';
import { SheetStates } from './sheet-states.tsx';
import { TableStates } from './table-states.tsx';
import { GALLERY_TITLE } from './title.ts';

/** Every part in every state. */
export const Gallery = () => (
  <main className={classes.page}>
    <h1>{GALLERY_TITLE}</h1>
    <ButtonStates />
    <FieldStates />
    <ListStates />
    <NoticeStates />
    <SheetStates />
    <TableStates />
    <MantineStates />
  </main>
);
