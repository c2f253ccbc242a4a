export const loadLaterList = () => import('./later-list.ts').then((module) => module.laterList);
