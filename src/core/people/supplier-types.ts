export const supplierTypes = ['manufacturer', 'importer', 'distributor', 'service', 'consultant'] as const;
export type SupplierType = (typeof supplierTypes)[number];

export const supplierStatuses = ['draft', 'confirmed', 'suspended'] as const;
export type SupplierStatus = (typeof supplierStatuses)[number];

export const contactTypes = ['phone', 'mobile', 'email', 'website', 'fax'] as const;
export type ContactType = (typeof contactTypes)[number];
