import type { DemoArticle } from './articles.ts'

export const OFFICE_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: 'af836d91-0e75-4b3b-97c4-3d950ec5e8fd',
    isFeatured: false,
    turkish: {
      title: 'Gün sonu raporu',
      subtitle: 'Kasayı kapatmadan önce',
      html: `
      <p><em>Bu sayfa portalda değil, kliniğinizin yönetim uygulamasındadır.</em></p>
      <p><em>Raporlar → Gün Sonu Raporu</em> o günün tahsilatlarını ödeme türüne göre toplar.</p>
      <ol>
        <li>Günü ve kliniği seçin.</li>
        <li>Nakit toplamını kasadaki parayla karşılaştırın.</li>
        <li>Fark varsa satıra tıklayıp işlemi açın; düzeltme yaparsanız nedeni yazın.</li>
        <li><strong>Günü kapat</strong>’a basın. Kapanan güne işlem eklenemez.</li>
      </ol>
      <table>
        <caption>Örnek</caption>
        <thead><tr><th>Ödeme türü</th><th>İşlem</th><th>Tutar</th></tr></thead>
        <tbody>
          <tr><td>Nakit</td><td>14</td><td>8.450,00 TL</td></tr>
          <tr><td>Kredi kartı</td><td>22</td><td>31.200,00 TL</td></tr>
          <tr><td>Havale</td><td>3</td><td>6.000,00 TL</td></tr>
        </tbody>
      </table>`,
    },
    english: {
      title: 'The end-of-day report',
      subtitle: 'Before you close out the cash drawer',
      html: `
      <p><em>This page is not part of the portal; it is in your clinic’s management application.</em></p>
      <p><em>Reports → End-of-day report</em> totals the day’s payments by payment type.</p>
      <ol>
        <li>Choose the day and the clinic.</li>
        <li>Compare the cash total with the cash drawer.</li>
        <li>If they differ, click a row to open the payment; give a reason for each correction.</li>
        <li>Press <strong>Close the day</strong>. Nothing can be added to a closed day.</li>
      </ol>
      <table>
        <caption>Example</caption>
        <thead><tr><th>Payment type</th><th>Payments</th><th>Amount</th></tr></thead>
        <tbody>
          <tr><td>Cash</td><td>14</td><td>TRY 8,450.00</td></tr>
          <tr><td>Credit card</td><td>22</td><td>TRY 31,200.00</td></tr>
          <tr><td>Bank transfer</td><td>3</td><td>TRY 6,000.00</td></tr>
        </tbody>
      </table>`,
    },
  },
  {
    uuid: 'b0947ea2-1f86-4c4c-88d5-4ea61fd6f90e',
    isFeatured: false,
    turkish: {
      title: 'Stok sayımı',
      subtitle: 'Sayım başlatma ve farkları işleme',
      html: `
      <p><em>Bu sayfa portalda değil, kliniğinizin yönetim uygulamasındadır.</em></p>
      <ol>
        <li><em>ERP → Stok Sayımı</em> sayfasında <strong>Yeni sayım</strong> deyin ve depoyu seçin.</li>
        <li>Barkodu okutun; miktarı yazıp <kbd>Enter</kbd>’a basın. Okutma sırası önemli değildir.</li>
        <li>Bitince <em>Farkları göster</em>’i açın, açıklama yazın ve onaylayın.</li>
      </ol>
      <p>Sayım sürerken o depodan çıkış yapılabilir; fark hesabı bunu dikkate alır.</p>`,
    },
    english: { title: 'Stocktaking', subtitle: 'The translation is being prepared', html: null },
  },
  {
    uuid: 'c1a58fb3-2097-4d5d-99e6-5fb720e70a1f',
    isFeatured: false,
    turkish: {
      title: 'Miadı yaklaşan ürünler',
      subtitle: 'Son kullanma tarihi raporu',
      html: `
      <p><em>Bu sayfa portalda değil, kliniğinizin yönetim uygulamasındadır.</em></p>
      <p><em>ERP → Son Kullanma Tarihi (Miat) Raporu</em>, son kullanma tarihi yaklaşan ürünleri listeler. Uyarı süresi ürün kartında
        belirlenir; boşsa <strong>90 gün</strong> kabul edilir.</p>
      <p>Miadı geçmiş ürünü kullanımdan çıkarmak için <em>Fire</em> işlemi yapın; silmeyin. Böylece maliyet raporları doğru kalır.</p>`,
    },
    english: {
      title: 'Products about to expire',
      subtitle: 'Expiry date report',
      html: `
      <p><em>This page is not part of the portal; it is in your clinic’s management application.</em></p>
      <p><em>ERP → Expiry date report</em> lists the products that expire soon. The warning period is set for each product; the default
        is <strong>90 days</strong>.</p>
      <p>Write off an expired product instead of deleting it, so that the cost reports stay correct.</p>`,
    },
  },
  {
    uuid: 'd2b690c4-31a8-4e6e-8af7-60c831f81b20',
    isFeatured: false,
    turkish: {
      title: 'Hasta cari hesabı',
      subtitle: 'Borç, tahsilat ve iade',
      html: `
      <p><em>Bu sayfa portalda değil, kliniğinizin yönetim uygulamasındadır.</em></p>
      <p><em>Finans → Hasta Cari</em> sayfasında hastanın borcu, ödemeleri ve kalan tutarı görünür.</p>
      <h2>Tahsilat alma</h2>
      <ol><li>Hastayı açın, <strong>Tahsilat</strong>’a basın.</li><li>Tutarı ve ödeme türünü yazın.</li><li>Makbuzu yazdırın.</li></ol>
      <h2>İade</h2>
      <p>İade, alınan ödemenin üzerinden yapılır; tutar ödemeyi aşamaz. Kredi kartına iade bankaya göre <strong>3–10 iş günü</strong> sürer.</p>`,
    },
    english: null,
  },
]
