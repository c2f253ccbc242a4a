import { atom } from 'jotai';
import type { ContentTypeCard, ContentTypeTree } from '../../../contract/content/content-type.ts';

/** `contentTypesTreeList` of the specification's shared state: the tree beside a list. */
export const contentTypesTreeListAtom = atom<readonly ContentTypeTree[]>([]);

/** `breadcrumb` of the specification's shared state: the types above the list or article that is open. */
export const breadcrumbAtom = atom<readonly ContentTypeCard[]>([]);

/** `selectedLabel` of the specification's shared state: the label whose contents are listed. */
export const selectedLabelAtom = atom<string | undefined>(undefined);
