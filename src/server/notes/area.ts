import { defineArea } from '../define-area.ts';
import { notesOfPerson } from './personal-data.ts';
import { noteRoutes } from './routes.ts';

export const notesArea = defineArea({
  mounts: [{ path: '/api/v1/notes', routes: noteRoutes }],
  personalData: [notesOfPerson],
});
