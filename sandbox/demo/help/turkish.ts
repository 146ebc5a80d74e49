import type { ArticleKey, ArticleText } from './articles.ts'

export const TURKISH_ARTICLES: Readonly<Record<ArticleKey, ArticleText>> = {
  createAppointment: {
    title: 'Takvimde randevu oluşturma',
    subtitle: 'Boş bir saate tıklayarak başlayın',
    html: `
      <h2>Randevu oluşturma</h2>
      <p>Takvimde <strong>boş bir saate</strong> tıklayın; randevu penceresi o saatle açılır.</p>
      <ol>
        <li>Hastayı adıyla, telefonuyla veya T.C. kimlik numarasıyla arayın. Kayıtlı değilse <em>Yeni hasta</em> deyin.</li>
        <li>Randevu türünü seçin. Süre, kliniğin yüz yüze veya online randevu süresinden gelir; isterseniz değiştirin.</li>
        <li>Gerekiyorsa bir not ekleyin. Notu yalnızca klinik çalışanları görür.</li>
        <li><strong>Kaydet</strong>’e basın. Hastaya onay SMS’i gönderilir.</li>
      </ol>
      <h3>Sık sorulanlar</h3>
      <p><strong>Aynı saate iki randevu verebilir miyim?</strong> Evet. Takvim çakışmayı gösterir ve onayınızı ister.</p>
      <p><strong>Randevu başka doktora nasıl verilir?</strong> Pencerenin üstündeki doktor listesinden seçin; yalnızca sizin
        görmeye yetkili olduğunuz doktorlar listelenir.</p>`,
  },
  moveAppointment: {
    title: 'Randevuyu taşıma veya süresini değiştirme',
    subtitle: 'Sürükleyin ya da düzenleyin',
    html: `
      <p>Bir randevuyu taşımanın iki yolu vardır:</p>
      <ul>
        <li><strong>Sürükleyerek:</strong> randevuyu yeni saatine sürükleyip bırakın. Alt kenarından çekerek süresini değiştirin.</li>
        <li><strong>Düzenleyerek:</strong> randevuya tıklayın, <em>Düzenle</em>’yi seçin, gün ve saati yazın. Klavye ile çalışanlar
          için en hızlı yol budur.</li>
      </ul>
      <p>Kaydetmeden önce hastaya haber verilip verilmeyeceği sorulur. <em>Haber verme</em> derseniz SMS gönderilmez.</p>
      <blockquote>Geçmiş bir güne taşınan randevu, raporlarda o günün işlemi olarak görünür.</blockquote>`,
  },
  cancelAppointment: {
    title: 'Randevu iptali ve gelmeyen hasta',
    subtitle: 'İptal ile “gelmedi” arasındaki fark',
    html: `
      <p>Randevuya tıklayın ve durumunu seçin:</p>
      <table>
        <thead><tr><th>Durum</th><th>Ne zaman</th><th>Saat boşalır mı?</th></tr></thead>
        <tbody>
          <tr><td>İptal</td><td>Hasta veya klinik vazgeçtiğinde</td><td>Evet, hemen</td></tr>
          <tr><td>Gelmedi</td><td>Randevu saati geçtiğinde</td><td>Hayır</td></tr>
          <tr><td>Ertelendi</td><td>Yeni bir gün verildiğinde</td><td>Evet</td></tr>
        </tbody>
      </table>
      <p>İptal nedeni yazmanız önerilir: <em>CRM hasta takip</em> ekranında bu hastalar nedene göre süzülür.</p>`,
  },
  workingHours: {
    title: 'Çalışma saatleri ve izin günleri',
    subtitle: 'Kliniğin saatleri ile sizin saatleriniz',
    html: `
      <p>Takvimdeki açık renkli alanlar çalışma saatleridir. Önce <strong>sizin</strong> saatleriniz, yoksa
        <strong>kliniğin</strong> saatleri kullanılır. İkisini de <em>Ayarlar</em> sayfasında görebilirsiniz.</p>
      <h3>İzin ekleme</h3>
      <ol>
        <li>Takvimde günü açın ve gün adına tıklayın.</li>
        <li><em>Kapalı zaman ekle</em>’yi seçin, başlangıç ve bitişi yazın.</li>
        <li>O aralıkta randevu varsa liste gösterilir; hepsini tek seferde taşıyabilir veya iptal edebilirsiniz.</li>
      </ol>`,
  },
  onlineBooking: {
    title: 'Online randevu süreleri',
    subtitle: 'Hastaların internetten aldığı randevular',
    html: `
      <p>Online randevular, kliniğin belirlediği süreyle açılır. Sizin için farklı bir süre tanımlandıysa o geçerlidir.</p>
      <ul>
        <li>Online görüşme ve yüz yüze muayene için <strong>ayrı</strong> süreler vardır.</li>
        <li>İki randevu arasına boşluk koymak için süreyi uzatın; ayrıca bir ara tanımı yoktur.</li>
        <li>Online alınan randevu takvimde mavi görünür ve <em>Randevu Bildirimleri</em>’ne düşer.</li>
      </ul>
      <p>Sürelerin değişmesini istiyorsanız klinik yöneticinize başvurun ya da bir
        <a href="/tr/destek">destek talebi</a> oluşturun.</p>`,
  },
  printDay: {
    title: 'Günlük listeyi yazdırma',
    subtitle: 'Tek sayfada günün randevuları',
    html: `
      <p>Takvimi <strong>Gün</strong> görünümüne alın ve <kbd>Ctrl</kbd> + <kbd>P</kbd> tuşlarına basın. Yazdırılan listede saat,
        hasta adı, randevu türü ve not bulunur; kimlik numarası yazdırılmaz.</p>
      <p>Listeyi masada bırakmayın: hasta adları kişisel veridir.</p>`,
  },
  findPatient: {
    title: 'Hasta arama',
    subtitle: 'Ctrl + K ile her sayfadan',
    html: `
      <p><kbd>Ctrl</kbd> + <kbd>K</kbd> (Mac’te <kbd>⌘</kbd> + <kbd>K</kbd>) ile aramayı açın ve en az üç karakter yazın.</p>
      <ul>
        <li>Ad ve soyadı istediğiniz sırayla yazabilirsiniz: <em>yılmaz ayşe</em> da olur.</li>
        <li>Türkçe harfler şart değildir: <em>isil</em>, <em>Işıl</em>’ı bulur.</li>
        <li>Telefonun veya T.C. kimlik numarasının bir parçası yeterlidir.</li>
      </ul>
      <p>Aynı adlı hastaları doğum tarihi ve telefonla ayırt edin.</p>`,
  },
  lockedPatient: {
    title: 'Kilitli hastalar ve günlük PIN',
    subtitle: 'Gizli tutulan dosyaları açma',
    html: `
      <p>Bazı hasta dosyaları kilitlidir. Açmak için <strong>dört haneli günlük PIN</strong> istenir; PIN her gün değişir ve size
        klinik yöneticiniz tarafından iletilir.</p>
      <p>PIN eşleşmiyorsa önce tarihin değişip değişmediğine bakın. Beş yanlış denemeden sonra kısa bir süre beklemeniz gerekir.</p>`,
  },
  reminders: {
    title: 'Hatırlatmalar',
    subtitle: 'Okundu, okunmadı ve kaldırma',
    html: `
      <p>Zil simgesindeki nokta okunmamış hatırlatma olduğunu gösterir. Bir hatırlatmaya tıklamak onu okundu yapar ve hastanın
        takip sayfasını açar. Yanındaki nokta ile yeniden okunmadı yapabilirsiniz.</p>
      <p>Çarpı, hatırlatmayı yalnızca <strong>bu cihazdaki</strong> listeden kaldırır; kayıt silinmez.</p>`,
  },
  switchClinic: {
    title: 'Klinik değiştirme',
    subtitle: 'Birden fazla klinikte çalışanlar için',
    html: `
      <p>Yan menünün üstündeki klinik kartına tıklayın ve kliniği seçin. Sayfa yenilenir; hastalar, bildirimler ve raporlar artık
        seçtiğiniz kliniğindir. Açık olan diğer sekmeler de aynı kliniğe geçer.</p>`,
  },
  videoCall: {
    title: 'Görüntülü görüşme',
    subtitle: 'Kamera ve mikrofon ayarları',
    html: `
      <ol>
        <li>Görüşme bağlantısını açın; tarayıcı kamera ve mikrofon izni ister.</li>
        <li>İzni reddettiyseniz adres çubuğundaki kilit simgesinden yeniden verin ve <em>Tekrar dene</em> deyin.</li>
        <li>Görüşme sürerken pencereyi küçültüp hastanın dosyasına bakabilirsiniz.</li>
      </ol>
      <p>Bağlantı koparsa görüşme kendiliğinden yeniden kurulur.</p>`,
  },
  supportTicket: { title: 'Destek talebi oluşturma', subtitle: 'İçerik hazırlanıyor', html: null },
}
