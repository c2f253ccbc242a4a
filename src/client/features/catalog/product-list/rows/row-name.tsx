import { createContext, type ReactNode, use } from 'react';
import { Name } from '../../../../ui/name.tsx';

/** How a list shows the names of its rows: a search marks its words in them. */
export const RowNameContext = createContext((text: string): ReactNode => <Name text={text} />);

export const RowName = ({ text }: { text: string }) => use(RowNameContext)(text);
