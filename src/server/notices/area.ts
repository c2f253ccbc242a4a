import { defineArea } from '../define-area.ts';
import { noticePreferencesOfPerson, noticesOfPerson } from './personal-data.ts';
import { noticeRoutes } from './routes.ts';

export const noticesArea = defineArea({
  mounts: [{ path: '/api/v1/notices', routes: noticeRoutes }],
  personalData: [noticesOfPerson, noticePreferencesOfPerson],
});
