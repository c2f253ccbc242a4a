import type { ImportInfo } from '../../../contract/imports/import.ts';

/** The page of an import: among those of operators for a catalogue, else among those of its supplier. */
export const importPlace = ({ id, supplierId }: Pick<ImportInfo, 'id' | 'supplierId'>) =>
  supplierId === null
    ? ({ to: '/profile/admin/imports/$importId', params: { importId: id } } as const)
    : ({ to: '/profile/suppliers/$supplierId/imports/$importId', params: { supplierId, importId: id } } as const);

/** The list that an import stands in. */
export const importsPlace = ({ supplierId }: Pick<ImportInfo, 'supplierId'>) =>
  supplierId === null
    ? ({ to: '/profile/admin/imports' } as const)
    : ({ to: '/profile/suppliers/$supplierId/imports', params: { supplierId } } as const);
