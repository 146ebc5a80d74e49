/** Menu entries by group, with the transactions setting off. */

export const ERP = [
  'Tedarikçi Listesi',
  'Ürün Listesi',
  'Stok Sayımı',
  'FIFO Maliyet Raporu',
  'LIFO Maliyet Raporu',
  'Son Kullanma Tarihi (Miat) Raporu',
  'Kritik Stok Listesi',
  'Stok Değerleme Raporu',
]

export const REPORTS = [
  'Acil Hasta Listesi',
  'Tedavisi Geciken Hastalar',
  'Tedavi Raporları',
  'Uygulanan Tedavi Raporu',
  'Onamsız Tedavi Raporları',
  'Gün Sonu Raporu',
  'SMS Raporları',
]

export const FINANCE = [
  'Yönetici Cari',
  'Hasta Cari',
  'Tedarikçi Cari',
  'Banka Cari',
  'Alış Faturaları',
  'Satış Faturaları',
  'Uygulanan Tedavi Raporu (Finans)',
  'Finans Ayarları',
]
