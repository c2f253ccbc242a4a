import type { ImportDetail, ImportPlan } from '../../../contract/imports/import.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { importKey, importsKey } from './queries.ts';

const PATH = '/api/v1/imports';

export const importWrites = ({ base, transfer, imports }: PrivateApi) => ({
  /** Nothing is imported yet. The screen shows what is wrong with the file. */
  send: () =>
    write({
      area: 'imports',
      name: 'send',
      send: ({ file, supplierId }: { file: File; supplierId: string | null }): Promise<ImportDetail> => {
        const body = new FormData();
        if (supplierId !== null) body.append('supplierId', supplierId);
        body.append('file', file, file.name);
        return read<ImportDetail>(transfer(`${base}${PATH}`, { method: 'POST', body }));
      },
      invalidates: () => [importsKey],
      isFailureShown: false,
    }),
  chooseSheet: () =>
    write({
      area: 'imports',
      name: 'chooseSheet',
      send: ({ id, sheet }: { id: string; sheet: string }) =>
        read(imports[':id'].sheet.$post({ param: { id }, json: { sheet } })),
      invalidates: ({ id }) => [importKey(id), importsKey],
    }),
  /** The screen shows what is wrong with the plan. */
  check: () =>
    write({
      area: 'imports',
      name: 'check',
      send: ({ id, plan }: { id: string; plan: ImportPlan }) =>
        read(imports[':id'].check.$post({ param: { id }, json: plan })),
      invalidates: ({ id }) => [importKey(id), importsKey],
      isFailureShown: false,
    }),
  run: () =>
    write({
      area: 'imports',
      name: 'run',
      send: (id: string, operation) => read(imports[':id'].run.$post({ param: { id } }, asOperation(operation))),
      invalidates: (id) => [importKey(id), importsKey],
    }),
  undo: () =>
    write({
      area: 'imports',
      name: 'undo',
      send: (id: string, operation) => read(imports[':id'].undo.$post({ param: { id } }, asOperation(operation))),
      invalidates: (id) => [importKey(id), importsKey],
    }),
});
